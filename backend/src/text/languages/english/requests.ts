import { oneOf, anyOf } from '../../words/phrases';

const publicWords = oneOf(
  'comments? input information views feedback responses? proposals? nominations? applications?',
);

/** `is soliciting public comment`, `will host a public briefing`: a step on the way to an act. */
export const procedure = anyOf(
  String.raw`
    ${oneOf('seek seeks seeking solicit solicits soliciting solicitating invite invites inviting invited request requests requesting')} (?:[\w-]+ ){0,4}${publicWords}
    ${oneOf('public open virtual')} (?:\w+ )?${oneOf('briefing hearing meeting inspection workshop webinar')}
    is exploring
    comment period
  `,
  'i',
);

/** `announcing the availability of a draft guidance`: a text on which nothing rests yet. */
export const draft = /\bavailability of (?:an?|the|its) (?:[\w-]+ )?draft\b/i;
