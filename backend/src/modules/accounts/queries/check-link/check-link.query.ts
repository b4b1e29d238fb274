import { z } from 'zod';
import { CLOCK } from '#platform/clock';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { hashOfToken } from '#platform/crypto/token-hash';
import { readRoute } from '#platform/http/routes/read-route';
import { resetRefusal, verificationRefusal } from '../../domain/link';
import { userDecider } from '../../domain/user.decider';
import { linkPartField } from '../../fields';

const refusalOf = { verify: verificationRefusal, reset: resetRefusal };

/** Lets a page report an invalid link before its form is filled in, without using it up. */
export const CheckLink = readRoute({
  method: 'post',
  path: 'api/common/check-link',
  access: 'public',
  summary: 'Whether a mailed link is still valid, without using it up. Rate-limited like sign-ins.',
  body: z.strictObject({ purpose: z.enum(['verify', 'reset']), uid: linkPartField, token: linkPartField }),
  rateLimit: { kind: 'link', accountField: 'uid' },
  answers: z.strictObject({ usable: z.boolean() }),
  uses: [StreamReader, CLOCK],
  async read({ body: { purpose, uid, token } }, streams, clock) {
    const user = await streams.stateOf(userDecider, uid);
    return { usable: refusalOf[purpose](user, hashOfToken(token), clock.now().toISOString()) === null };
  },
});
