import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { contributed } from '#platform/contributed';
import { refuseDuplicateNames } from '#platform/projection-runner/duplicate-names';
import { ContributedEffectKind, type EffectKind } from './effect-kind';

/** The kinds of effects that the areas contribute. */
@Injectable()
export class EffectKinds {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly EffectKind[] {
    const kinds = contributed(this.discovery, ContributedEffectKind).map(({ kind }) => kind);
    refuseDuplicateNames(
      'kinds of effects',
      kinds.map(({ kind }) => ({ name: kind })),
    );
    return kinds;
  }
}
