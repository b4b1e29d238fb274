import { Box } from '@mui/material';
import { useState } from 'react';
import { browserNow } from '../../../shared/time/clock';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { Field } from '../../../shared/ui/field';
import { SelectField } from '../../../shared/ui/select-field';
import type { EntryDraft, DiaryEntry, EntryKind } from '../api/entries';
import { offsetMinutes } from '../api/offset';
import { type FieldErrors, type Values, emptyValues, entryTyped, fieldsFor, toFormValues } from '../entry-form';
import { NOT_SAID } from '../entry-when';
import { entryFormTexts } from '../texts/entry-form';

interface EntryDialogProps {
  kind: EntryKind;
  /** The entry to change; null for a new one. */
  entry: DiaryEntry | null;
  /** The message that the entry was created from; empty for a typed entry. */
  text?: string;
  /** When they were said; null for just now. */
  saidAt?: string | null;
  /** Values of this kind that the message states, prefilled for the user to check. */
  prefilled?: EntryDraft;
  /** Time of the entry, if it was recognised. */
  clock?: string | null;
  /** Whether the message says a time that was not read. */
  asksTime?: boolean;
  busy: boolean;
  onSave: (entry: DiaryEntry) => void;
  onClose: () => void;
}

/** Hints at the day and time fields, where they are filled in with something that the person did not say. */
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

/** Asks for an entry of one kind, field by field. */
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
  // A time that is not sure is left empty: that of the message would pass for it.
  const isAsked = entry === null && (prefilled?.asks_time ?? (asksTime && clock === null));
  const [first] = useState<Values>(() => {
    const shown = entry ?? prefilled;
    const filled = shown === undefined ? emptyValues(base, text) : toFormValues(shown);
    return isAsked ? { ...filled, ...NOT_SAID } : filled;
  });
  const texts = entryFormTexts();
  const fields = fieldsFor(kind);
  const isFilledIn = prefilled !== undefined && (first.blood !== '' || fields.some(({ name }) => first[name] !== ''));
  const hints = timeHints(base.said, isAsked, isFromNote);
  const [values, setValues] = useState(first);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const type = (name: keyof Values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const submit = () => {
    const read = entryTyped(kind, values, base);
    setFieldErrors('fieldErrors' in read ? read.fieldErrors : {});
    if ('entry' in read) onSave(read.entry);
  };
  const label = texts.kinds[kind];
  return (
    <ActionDialog
      title={entry === null ? label : texts.changeTitle(label)}
      action={texts.keep}
      busy={busy}
      maxWidth="xs"
      hasUnsavedText={values !== first && !busy}
      onAct={submit}
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
      {fields.map(({ name, label: fieldLabel, hint, type: inputType }, index) => (
        <Field
          key={name}
          autoFocus={index === 0}
          label={fieldLabel}
          hint={hint}
          type="text"
          inputMode={inputType === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          value={values[name]}
          error={fieldErrors[name]}
          onChange={type(name)}
        />
      ))}
      {kind === 'stool' && (
        <SelectField label={texts.blood} value={values.blood} onChange={type('blood')}>
          <option value="">{texts.notSaid}</option>
          <option value="no">{texts.no}</option>
          <option value="yes">{texts.yes}</option>
        </SelectField>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 3 }}>
        <Field
          label={texts.day}
          hint={hints.day}
          type="date"
          value={values.day}
          error={fieldErrors.day}
          onChange={type('day')}
        />
        <Field label={texts.time} hint={hints.time} type="time" value={values.time} onChange={type('time')} />
      </Box>
    </ActionDialog>
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
