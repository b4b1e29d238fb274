import { isBlank } from '#kernel/blank-text';
import { type FieldError, type Refusal, refuse } from '#kernel/decider';
import { normaliseHostname } from '#kernel/hostname';
import { cleanName } from '#kernel/invisible-characters';
import { MAX_CAMPAIGN_ITEM, MAX_CAMPAIGN_ITEMS, MAX_CANDIDATE_NAME } from '#kernel/limits';

/** Tracked where no items are chosen. */
export const DEFAULT_ITEMS: readonly string[] = ['Events and speeches', 'Endorsements', 'Fundraising activity'];

/** A campaign as the user entered it. */
export interface CampaignDraft {
  readonly name: string;
  readonly url: string | null;
  /** Null for the default ones. */
  readonly items: readonly string[] | null;
}

export interface Campaign {
  /** The candidate's name. */
  readonly name: string;
  /** Host of the campaign's site. */
  readonly host: string | null;
  /** What is tracked about the candidate; one to five, each once. */
  readonly items: readonly string[];
}

const ofName = (name: string): readonly FieldError[] => {
  if (isBlank(name)) return [{ path: 'name', message: 'Candidate name is required' }];
  return name.length > MAX_CANDIDATE_NAME
    ? [{ path: 'name', message: `At most ${MAX_CANDIDATE_NAME} characters` }]
    : [];
};

const ofItems = (items: readonly string[]): readonly FieldError[] => {
  if (items.length === 0) return [{ path: 'addons', message: 'Please choose at least one tracking item.' }];
  if (items.length > MAX_CAMPAIGN_ITEMS)
    return [{ path: 'addons', message: `You've reached the limit of ${MAX_CAMPAIGN_ITEMS} tracking items.` }];
  return items.flatMap((item, index) => {
    const path = `addons.${index}`;
    if (isBlank(item)) return [{ path, message: 'A tracking item needs a text.' }];
    if (item.length > MAX_CAMPAIGN_ITEM) return [{ path, message: `At most ${MAX_CAMPAIGN_ITEM} characters` }];
    const isRepeated = items.slice(0, index).some((other) => other.toLowerCase() === item.toLowerCase());
    return isRepeated ? [{ path, message: 'This tracking item is already in the list.' }] : [];
  });
};

/** The campaign of a valid draft, or a refusal that lists every fault with its field. */
export const acceptCampaign = (draft: CampaignDraft): Campaign | Refusal => {
  const name = cleanName(draft.name);
  const url = (draft.url ?? '').trim();
  const host = url === '' ? null : normaliseHostname(url);
  const items = (draft.items ?? DEFAULT_ITEMS).map(cleanName);
  const isInvalid = url !== '' && host === null;
  const errors = [
    ...ofName(name),
    ...(isInvalid ? [{ path: 'url', message: 'Invalid domain format' }] : []),
    ...ofItems(items),
  ];
  const [first] = errors;
  return first === undefined ? { name, host, items } : refuse('INVALID', first.message, errors);
};
