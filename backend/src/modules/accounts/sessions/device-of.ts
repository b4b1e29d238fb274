import { BROWSER_MAP, OS_MAP, getParser } from 'bowser';
import { type Device, UNKNOWN_DEVICE } from '#events/accounts/session.events';

/** Longest user agent that is read, in characters; no browser sends a longer one. */
const MAX_USER_AGENT_LENGTH = 1000;

/** Programs may call themselves anything: only names that the parser knows are recorded. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(OS_MAP));

/** The browser and system named by the User-Agent header, nothing more. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (userAgent === undefined || userAgent === '') return UNKNOWN_DEVICE;
  const parser = getParser(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const system = SYSTEMS.has(parser.getOSName()) ? parser.getOSName() : null;
  const browserName = BROWSERS.has(parser.getBrowserName()) ? parser.getBrowserName() : null;
  return {
    // A name such as 'Samsung Internet for Android' repeats the system, which is named anyway.
    browserName: browserName?.replace(` for ${system}`, '') ?? null,
    // People know these by the device: an iPhone, an iPad.
    system: system === 'iOS' ? (parser.getPlatform().model ?? system) : system,
  };
};
