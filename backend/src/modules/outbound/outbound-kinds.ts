import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { refuseDuplicateNames } from '#platform/projection-runner/duplicate-names';
import { type OutboundKind, contributedOutboundKinds } from './outbound-kind';

/** The kinds of effects that the areas contribute. */
@Injectable()
export class OutboundKinds {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly OutboundKind[] {
    const kinds = contributedOutboundKinds(this.discovery);
    refuseDuplicateNames(
      'kinds of effects',
      kinds.map(({ kind }) => ({ name: kind })),
    );
    return kinds;
  }
}
