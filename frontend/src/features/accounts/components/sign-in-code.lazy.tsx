import { lazyComponent } from '#shared/lazy/lazy-component';
import { FieldError } from '#shared/ui/fields/field-error';
import { providerTexts } from '../texts/providers';

/** The field for a code. Few sign-ins need it, so it is not part of the page's first script. */
export const SignInCode = lazyComponent(
  () => import('./sign-in-code-form'),
  'SignInCodeForm',
  () => <FieldError text={providerTexts().signInFailed} />,
);
