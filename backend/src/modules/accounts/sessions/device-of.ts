import { BROWSER_MAP, OS_MAP, getParser } from 'bowser';
import { type Device, UNKNOWN_DEVICE } from '#events/accounts/session.events';

/** Longer than any browser sends. */
const LONGEST = 1000;

/** Programs may call themselves anything: only names that the parser knows are recorded. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(OS_MAP));

/** What a browser tells of itself with each request: its name and its system's, nothing more. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (userAgent === undefined || userAgent === '') return UNKNOWN_DEVICE;
  const parser = getParser(userAgent.slice(0, LONGEST));
  const system = SYSTEMS.has(parser.getOSName()) ? parser.getOSName() : null;
  const browserName = BROWSERS.has(parser.getBrowserName()) ? parser.getBrowserName() : null;
  return {
    // As in 'Samsung Internet for Android', whose system is named anyway.
    browserName: browserName?.replace(` for ${system}`, '') ?? null,
    // People know these by the device: an iPhone, an iPad.
    system: system === 'iOS' ? (parser.getPlatform().model ?? system) : system,
  };
};
