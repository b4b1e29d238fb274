import { Box } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { FormActions } from '../../../shared/forms/form-actions';
import { browserNow } from '../../../shared/time/clock';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { SelectField } from '../../../shared/ui/select-field';
import type { Entry, EntryKind } from '../api/entries';
import { offsetMinutes } from '../api/offset';
import { FIELDS, type Faults, KIND_LABELS, type Values, emptyValues, entryTyped, valuesOf } from '../entry-form';

interface EntryDialogProps {
  kind: EntryKind;
  /** One that is changed; null of one that is typed anew. */
  entry: Entry | null;
  /** What was said, for a note. */
  text?: string;
  /** What was read in it of this kind, to be looked at. */
  beginning?: Entry;
  /** When it was, if that was read. */
  clock?: string | null;
  busy: boolean;
  onKeep: (entry: Entry) => void;
  onClose: () => void;
}

/** Asks for an entry of one kind, field by field. */
export const EntryDialog = ({
  kind,
  entry,
  text = '',
  beginning,
  clock = null,
  busy,
  onKeep,
  onClose,
}: EntryDialogProps) => {
  const shown = entry ?? beginning ?? null;
  const [base] = useState(() => ({
    at: clock ?? browserNow().toISOString(),
    offset_minutes: offsetMinutes(),
    said: clock === null ? ('none' as const) : ('time' as const),
    ...shown,
    words: entry === null ? (text === '' ? null : text) : entry.words,
  }));
  const [first] = useState<Values>(() =>
    shown === null ? emptyValues(base.at, base.offset_minutes, text) : valuesOf(shown),
  );
  const [values, setValues] = useState(first);
  const [faults, setFaults] = useState<Faults>({});
  const type = (name: keyof Values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = entryTyped(kind, values, base);
    setFaults('faults' in read ? read.faults : {});
    if ('entry' in read) onKeep(read.entry);
  };
  const label = KIND_LABELS.find(([each]) => each === kind)?.[1] ?? '';
  return (
    <Dialog
      title={entry === null ? label : `Change: ${label}`}
      open
      onClose={onClose}
      maxWidth="xs"
      holdsTypedText={values !== first && !busy}
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {beginning !== undefined && (
          <Box component="p" sx={{ color: 'quiet' }}>
            Filled in from what you said. Look at it before you keep it.
          </Box>
        )}
        {FIELDS[kind].map(({ name, label: fieldLabel, hint, type: inputType }, at) => (
          <Field
            key={name}
            autoFocus={at === 0}
            label={fieldLabel}
            hint={hint}
            type="text"
            inputMode={inputType === 'number' ? 'numeric' : undefined}
            autoComplete="off"
            value={values[name]}
            problem={faults[name]}
            onChange={type(name)}
          />
        ))}
        {kind === 'stool' && (
          <SelectField label="Blood" value={values.blood} onChange={type('blood')}>
            <option value="">Not said</option>
            <option value="no">No</option>
            <option value="yes">Yes</option>
          </SelectField>
        )}
        <Field label="When" type="datetime-local" value={values.at} problem={faults.at} onChange={type('at')} />
        <FormActions action="Keep" busy={busy} problem={undefined} onCancel={onClose} />
      </Box>
    </Dialog>
  );
};
