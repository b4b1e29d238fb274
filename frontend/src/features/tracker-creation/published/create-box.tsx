import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { MAX_TRACKER_DESCRIPTION } from '#kernel/limits';
import { isEnter } from '#shared/forms/is-enter';
import { useHoverOrFocus } from '#shared/hooks/use-hover-or-focus';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { BusyButton } from '#shared/ui/busy-button';
import { ChevronIcon } from '#shared/ui/icons';
import { toastFailure } from '#shared/ui/toasts/toast';
import type { Topic } from '#features/trackers/api/search-trackers';
import { DEFAULT_MODEL } from '../api/create-tracker';
import { createBoxTexts } from '../texts/create-box';
import { FADE_MS, useRotatingExample } from '../use-rotating-example';
import { creationTexts } from './texts/creation';
import { usePlanLimits } from './use-plan-allowance';
import { useStartTracker } from './use-start-tracker';

/** Loaded separately, since few need them and the first page is read without them. */
const PlanLimits = lazyComponent(() => import('./plan-limits'), 'PlanLimitsNote', RenderNothing);

const offeredFrequencies = ['day', 'week'] as const;
/** Empty until one is chosen. */
type ChosenFrequency = (typeof offeredFrequencies)[number] | '';

interface CreateBoxProps {
  suggested?: Pick<Topic, 'tracker_description' | 'update_frequency' | 'domains'> | null;
  /** Called instead of opening the tracker. */
  onCreated?: (trackerId: string) => void;
}

/**
 * Creates a tracker from a topic and a frequency. Signed-out users are asked to sign in first. Prefilled with
 * `suggested`, unless something was typed before it arrived; its domains are used as long as its description is.
 */
export const CreateBox = ({ suggested = null, onCreated }: CreateBoxProps) => {
  const texts = createBoxTexts();
  const { frequencies } = creationTexts();
  // The suggestion may arrive after the user has begun to type.
  const [input, setInput] = useState<string | null>(null);
  const [chosenFrequency, setChosenFrequency] = useState<ChosenFrequency | null>(null);
  const topic = input ?? suggested?.tracker_description ?? '';
  const limits = usePlanLimits({ onDailyRefused: () => setChosenFrequency('') });
  const offered = suggested?.update_frequency ?? 'day';
  const frequency = chosenFrequency ?? (offered === 'day' && limits.allowance.isDailyFull ? 'week' : offered);
  const { start, isStarting } = useStartTracker();
  // Rotating text stops while hovered or focused.
  const { isHoveredOrFocused, handlers } = useHoverOrFocus();
  const { example, fading } = useRotatingExample(topic !== '' || isHoveredOrFocused);
  const domains = topic.trim() === suggested?.tracker_description ? suggested.domains : [];
  const complete = topic.trim() !== '' && frequency !== '' && limits.reason !== 'max-trackers';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (frequency === '') return;
    void start(
      { tracker_description: topic.trim(), update_frequency: frequency, model: DEFAULT_MODEL, domains },
      {
        onCreated,
        stayOnPage: onCreated !== undefined,
        onFailure: limits.recordFailure,
      },
    );
  };
  /** Enter submits, as in a field of one line; while Start is disabled it explains why. */
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    if (complete) event.currentTarget.form?.requestSubmit();
    else if (limits.reason === 'max-trackers') toastFailure(creationTexts().limits[limits.reason]);
    else toastFailure(frequency === '' ? texts.frequencyMissing : texts.incomplete);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={texts.createTracker} {...handlers} sx={boxSx}>
      <Box
        component="textarea"
        rows={1}
        value={topic}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setInput(target.value.replace(/\n/g, ' '))}
        placeholder={example}
        dir="auto"
        aria-label={texts.topic}
        maxLength={MAX_TRACKER_DESCRIPTION}
        autoComplete="off"
        onKeyDown={handleKeyDown}
        sx={{
          flex: '1 1 240px',
          minWidth: 0,
          minHeight: 40,
          maxHeight: 160,
          p: 0,
          py: '9px',
          border: 0,
          background: 'none',
          color: 'ink',
          font: 'inherit',
          resize: 'none',
          // Grows with a suggestion, which is to be read in full.
          fieldSizing: 'content',
          '&:focus': { outline: 'none' },
          '&::placeholder': { color: 'quiet', opacity: fading ? 0 : 1, transition: `opacity ${FADE_MS}ms` },
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flex: { xs: '1 0 100%', sm: '0 0 auto' } }}>
        <Box
          component="label"
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            borderLeft: { sm: 'hairline' },
          }}
        >
          <Box component="span" sx={visuallyHidden}>
            {texts.frequency}
          </Box>
          <Box
            component="select"
            value={frequency}
            onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
              setChosenFrequency(offeredFrequencies.find((offered) => offered === target.value) ?? '')
            }
            sx={selectSx}
          >
            {frequency === '' && <option value="">{creationTexts().choose}</option>}
            <option value="hour" disabled>
              {frequencies.hour}
            </option>
            <option value="day" disabled={limits.isDailyFull}>
              {frequencies.day}
            </option>
            <option value="week">{frequencies.week}</option>
          </Box>
          <ChevronIcon sx={{ position: 'absolute', right: 10, pointerEvents: 'none' }} aria-hidden />
        </Box>
        <BusyButton type="submit" variant="contained" disabled={!complete} busy={isStarting}>
          {texts.start}
        </BusyButton>
      </Box>
      {domains.length > 0 && (
        <Box component="p" sx={{ flex: '1 0 100%', typography: 'body2', color: 'quiet', pr: 3, pb: 1 }}>
          {texts.reads(domains.join(', '))}
        </Box>
      )}
      {(limits.reason !== null || limits.isDailyFull) && (
        <PlanLimits failure={limits.failure} allowance={limits.allowance} />
      )}
    </Box>
  );
};

const boxSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  maxWidth: 600,
  p: '6px',
  pl: '18px',
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  '&:has(> textarea:focus)': { borderColor: 'accent', boxShadow: '0 0 0 1px var(--aidy-palette-accent)' },
};

const selectSx = {
  appearance: 'none',
  border: 0,
  bgcolor: 'transparent',
  color: 'ink',
  font: 'inherit',
  minHeight: 40,
  pl: { xs: 0, sm: '12px' },
  pr: '30px',
  cursor: 'pointer',
  '& option': { bgcolor: 'sheet', color: 'ink' },
};
