import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { contributed } from '#platform/contributed';
import { refuseDuplicateNames } from '#platform/projection-runner/duplicate-names';
import { ContributedOutboundKind, type OutboundKind } from './outbound-kind';

/** The kinds of effects that the areas contribute. */
@Injectable()
export class OutboundKinds {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly OutboundKind[] {
    const kinds = contributed(this.discovery, ContributedOutboundKind).map(({ kind }) => kind);
    refuseDuplicateNames(
      'kinds of effects',
      kinds.map(({ kind }) => ({ name: kind })),
    );
    return kinds;
  }
}
