import { Box } from '@mui/material';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { browserNow } from '#shared/time/clock';
import { Field } from '#shared/ui/fields/field';
import { SelectField } from '#shared/ui/fields/select-field';
import type { EntryDraft, DiaryEntry, EntryKind } from '../api/entries';
import { offsetMinutes } from '../api/offset';
import { entryFormValues, entryRules, entryInputs, toEntry } from '../entry-form';
import { EMPTY_TIME_VALUES } from '../entry-when';
import { entryFormTexts } from '../texts/entry-form';

interface EntryDialogProps {
  kind: EntryKind;
  /** The entry to change; null for a new one. */
  entry: DiaryEntry | null;
  /** The message that the entry was created from; empty for a typed entry. */
  text?: string;
  /** When the message was sent; null for just now. */
  saidAt?: string | null;
  /** Values of this kind that the message states, prefilled for the user to check. */
  prefilled?: EntryDraft;
  /** Time of the entry, if it was recognised. */
  clock?: string | null;
  /** Whether the message mentions a time that was not understood. */
  asksTime?: boolean;
  busy: boolean;
  onSave: (entry: DiaryEntry) => Promise<unknown>;
  onClose: () => void;
}

/** Hints of the day and time fields if they are prefilled with values that the person did not state. */
const timeHints = (
  said: DiaryEntry['said'],
  isAsked: boolean,
  isFromNote: boolean,
): { readonly day?: string; readonly time?: string } => {
  const { unclearTime, optional, noTimeRead } = entryFormTexts();
  if (isAsked) return { day: unclearTime, time: optional };
  if (said === 'day') return { time: optional };
  return said === 'none' && isFromNote ? { time: noTimeRead } : {};
};

/** Form for an entry of one kind. */
export const EntryDialog = ({
  kind,
  entry,
  text = '',
  saidAt = null,
  prefilled,
  clock = null,
  asksTime = false,
  busy,
  onSave,
  onClose,
}: EntryDialogProps) => {
  const isFromNote = entry === null && text !== '';
  const [base] = useState(() => ({
    at: clock ?? saidAt ?? browserNow().toISOString(),
    offset_minutes: offsetMinutes(),
    said: clock === null ? ('none' as const) : ('time' as const),
    ...pickTime(entry ?? prefilled),
    words: entry === null ? (text === '' ? null : text) : entry.words,
  }));
  // An uncertain time is left empty: the time of the message would be taken for it.
  const isAsked = entry === null && (prefilled?.asks_time ?? (asksTime && clock === null));
  const [first] = useState(() => ({
    ...entryFormValues(kind, entry ?? prefilled, base, text),
    ...(isAsked ? EMPTY_TIME_VALUES : {}),
  }));
  const texts = entryFormTexts();
  const inputs = entryInputs(kind);
  const [rules] = useState(() => entryRules(kind));
  const form = useZodForm(rules, first, 'onSubmit');
  const isFilledIn = prefilled !== undefined && inputs.some(({ name }) => get(first, name) !== '');
  const hints = timeHints(base.said, isAsked, isFromNote);
  const label = texts.kinds[kind];
  return (
    <FormDialog
      title={entry === null ? label : texts.changeTitle(label)}
      action={texts.keep}
      busy={busy}
      form={form}
      onSubmit={(values) => onSave(toEntry(kind, values, base))}
      onClose={onClose}
    >
      {text !== '' && (
        <Box component="blockquote" dir="auto" sx={wordsSx}>
          {text}
        </Box>
      )}
      {isFilledIn && (
        <Box component="p" sx={{ color: 'quiet' }}>
          {texts.filledIn}
        </Box>
      )}
      {inputs.map(({ name, options, isWhole, ...shown }, index) =>
        options === undefined ? (
          <Field
            key={name}
            autoFocus={index === 0}
            {...shown}
            inputMode={isWhole === true ? 'numeric' : undefined}
            autoComplete="off"
            {...form.field(name)}
          />
        ) : (
          <SelectField key={name} {...shown} {...form.field(name)}>
            {Object.entries(options).map(([value, option]) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </SelectField>
        ),
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 3 }}>
        <Field label={texts.day} hint={hints.day} type="date" {...form.field('day')} />
        <Field label={texts.time} hint={hints.time} type="time" {...form.field('time')} />
      </Box>
    </FormDialog>
  );
};

const pickTime = (
  shown: DiaryEntry | EntryDraft | undefined,
): Partial<Pick<DiaryEntry, 'at' | 'offset_minutes' | 'said'>> =>
  shown === undefined ? {} : { at: shown.at, offset_minutes: shown.offset_minutes, said: shown.said };

const wordsSx = {
  m: 0,
  pl: 3,
  borderLeft: '2px solid',
  borderColor: 'edge',
  overflowWrap: 'anywhere',
  maxHeight: '9em',
  overflow: 'auto',
};
