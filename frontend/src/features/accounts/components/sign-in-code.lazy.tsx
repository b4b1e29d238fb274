import { lazyPart } from '../../../shared/parts/lazy-part';
import { FieldError } from '../../../shared/ui/field-error';
import { entranceTexts } from '../texts/entrance';

/** Few sign-ins need it, so it is not part of the page's first script. */
export const SignInCode = lazyPart(
  () => import('./sign-in-code'),
  () => <FieldError text={entranceTexts().signInFailed} />,
);
