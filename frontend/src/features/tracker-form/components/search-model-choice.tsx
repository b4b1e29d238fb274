import { Box } from '@mui/material';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { SelectField } from '#shared/ui/fields/select-field';
import { trackerFormTexts } from '../texts/tracker-form';
import { researchModels } from '../tracker-form';

interface SearchModelChoiceProps extends ComponentPropsWithoutRef<'select'> {
  /** The tracker's model, which is offered even if it is none of the usual ones. */
  initial: string;
  chosen: string;
}

/** The engine that replaces a chosen model that is not set up: another configured one, else feeds. */
const fallbackEngine = (model: string, engines: readonly string[]): string | null =>
  engines.includes(model) ? null : (engines.find((engine) => engine !== 'feeds') ?? 'feeds');

/**
 * Choice of the search model, for staff. Names the replacement if the model is not set up. If no model is, there is
 * nothing to choose: it says how pages are found instead.
 */
export const SearchModelChoice = forwardRef<HTMLSelectElement, SearchModelChoiceProps>(
  ({ initial, chosen, ...select }, ref) => {
    const hintId = useId();
    const config = useOptionalQuery(configQuery);
    const instead = config === undefined ? null : fallbackEngine(chosen, config.engines);
    if (config !== undefined && !researchModels.some((model) => config.engines.includes(model)))
      return (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {trackerFormTexts().noneSetUp}
        </Box>
      );
    return (
      <div>
        <SelectField
          label={trackerFormTexts().searchModel}
          ref={ref}
          {...select}
          {...(instead === null ? {} : { 'aria-describedby': hintId })}
        >
          {[...new Set<string>([...researchModels, initial])].map((model) => (
            <option key={model}>{model}</option>
          ))}
        </SelectField>
        {instead !== null && (
          <Box component="p" id={hintId} sx={{ mt: '6px', typography: 'body2', color: 'quiet' }}>
            {trackerFormTexts().notSetUp(chosen, instead === 'feeds' ? trackerFormTexts().feedsAndProviders : instead)}
          </Box>
        )}
      </div>
    );
  },
);
SearchModelChoice.displayName = 'SearchModelChoice';
