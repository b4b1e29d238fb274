import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of the campaign dialog about the limit of the plan. */
export const campaignAllowanceTexts = catalogue('explore/campaign-allowance', {
  pressEnter: 'Press Enter after each.',
  /** `left`: how many trackers the plan still allows. */
  uses: (count: number, limit: number, left: number) =>
    `Each becomes a tracker in one folder: ${pluralize(count, 'tracker')}. Your plan has ${limit}: ${limit - left} in use, ${left} left.`,
  makes: (count: number) => `Each becomes a tracker in one folder: ${pluralize(count, 'tracker')}.`,
  /** `items` as one text: ‘Endorsements, Fundraising activity’. */
  leftOut: (items: string, left: number) =>
    `Your plan has room for ${pluralize(left, 'more tracker')}. Left out: ${items}. Each needs another one: delete a tracker you no longer need.`,
  tooMany: (left: number, over: number) =>
    `Your plan has room for ${pluralize(left, 'more tracker')}: remove ${over === 1 ? 'one' : over}.`,
});
