import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { TextButton } from '#shared/ui/text-button';
import type { Input, Question } from '../api/get-portal';
import { formatInputName } from '../published/format-input-name';
import { AnswerRow } from './answer-row';

const MAX_REPEATS = 20;

interface QuestionSectionProps {
  readonly draftId: string;
  readonly question: Question;
  /** Marks required files that are missing. */
  readonly isChecked: boolean;
}

/** A question with the files that answer it. */
export const QuestionSection = ({ draftId, question, isChecked }: QuestionSectionProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 8 }}>
      <Box component="h2" id={id} dir="auto" sx={{ typography: 'h3', mb: 1, overflowWrap: 'anywhere' }}>
        {question.question_text}
      </Box>
      <Box sx={{ typography: 'body2', color: 'quiet', mb: 3 }}>{question.required ? 'Required' : 'Optional'}</Box>
      {question.inputs.map((input) => (
        <InputRows
          key={input.name}
          draftId={draftId}
          input={input}
          isRepeatable={question.repeatable}
          error={isChecked && question.required && input.files.length === 0 ? 'This question is required' : undefined}
        />
      ))}
    </Box>
  );
};

interface InputRowsProps {
  readonly draftId: string;
  readonly input: Input;
  readonly isRepeatable: boolean;
  readonly error: string | undefined;
}

const InputRows = ({ draftId, input: { name, files }, isRepeatable, error }: InputRowsProps) => {
  const [added, setAdded] = useState<number | null>(null);
  const stored = files.map(({ repeat }) => repeat);
  const isAdded = added !== null && !stored.includes(added);
  // The first slot is shown even without a file; repetitions only if they have one or were just added.
  const repeats = [...new Set([0, ...stored, ...(isAdded ? [added] : [])])].sort((one, other) => one - other);
  const next = Math.max(...repeats) + 1;
  return (
    <>
      {repeats.map((repeat) => (
        <AnswerRow
          key={repeat}
          slot={{ draftId, inputName: name, repeat }}
          file={files.find((file) => file.repeat === repeat)}
          error={repeat === 0 ? error : undefined}
        />
      ))}
      {isRepeatable && files.length > 0 && !isAdded && next <= MAX_REPEATS && (
        <TextButton onClick={() => setAdded(next)}>Add another {formatInputName(name, 0).toLowerCase()}</TextButton>
      )}
    </>
  );
};
