import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { KEY_STORE, type KeyStore } from '#platform/crypto/key-store';
import type { SecondFactorProof } from '../domain/second-factor';
import type { ActiveUser } from '../domain/user';
import { type SecondFactorKit, kitOf, proofOf, recoveryHashesOf } from './second-factor-keys';

export interface NewSecondFactor extends SecondFactorKit {
  readonly recoveryHashes: readonly string[];
}

/** Second factors of people, whose secrets derive from the person's key and end with it. */
@Injectable()
export class SecondFactors {
  constructor(
    @Inject(KEY_STORE) private readonly keys: Pick<KeyStore, 'existingKey'>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'productName'>,
  ) {}

  /** Null if the person was just erased. */
  async made({ userId, email }: ActiveUser, factorId: string): Promise<NewSecondFactor | null> {
    const key = await this.keys.existingKey(userId);
    if (key === null || email === null) return null;
    const kit = kitOf(key, factorId, { issuer: this.config.productName, email });
    return { ...kit, recoveryHashes: recoveryHashesOf(key, factorId) };
  }

  /** The proof that a typed code gives; null if it is not one of the user's factor, or there is no factor. */
  async proofOf({ userId, secondFactor }: ActiveUser, typed: string, now: Date): Promise<SecondFactorProof | null> {
    if (secondFactor.status === 'off') return null;
    const key = await this.keys.existingKey(userId);
    return key === null ? null : proofOf(key, secondFactor.factorId, typed, now);
  }
}
