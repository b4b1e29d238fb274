import { Query } from '@nestjs/cqrs';

export interface Standing {
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  readonly isSuper: boolean;
}

/** What somebody may do beyond using the product, as it stands now. */
export class CheckStaff extends Query<Standing> {
  constructor(readonly userId: string) {
    super();
  }
}
