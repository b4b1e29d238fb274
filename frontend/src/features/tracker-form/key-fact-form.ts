import * as z from 'zod/mini';
import { requiredText } from '#shared/forms/field-rules';
import type { KeyFact } from '#features/tracker-creation/api/create-tracker';
import type { KeyFactValue, Tracker } from '#features/trackers/api/tracker';
import { type KeyFactType } from '#features/trackers/published/format-key-fact';
import { trackerFormTexts } from './texts/tracker-form';

/** Parses a typed value; blank if research has to find it. */
const parseValue = (type: KeyFactType, input: string): KeyFactValue | undefined => {
  if (input.trim() === '') return null;
  switch (type) {
    case 'string':
      return input.trim();
    case 'boolean':
      return /^(?:yes|no)$/i.test(input.trim()) ? input.trim().toLowerCase() === 'yes' : undefined;
    case 'number':
    case 'percentage':
    case 'currency': {
      const amount = Number(input.replace(/,/g, ''));
      return Number.isNaN(amount) ? undefined : amount;
    }
  }
};

const keyFact = z
  .object({
    name: requiredText(() => trackerFormTexts().nameMissing),
    type: z.enum(['string', 'number', 'boolean', 'percentage', 'currency']),
    description: requiredText(() => trackerFormTexts().descriptionMissing),
    value: z.string(),
  })
  .check((context) => {
    const { type, value } = context.value;
    if (parseValue(type, value) !== undefined) return;
    const message = type === 'boolean' ? trackerFormTexts().yesOrNo : trackerFormTexts().notANumber;
    context.issues.push({ code: 'custom', input: value, path: ['value'], message });
  });

const MAX_FACTS = 30;

export const keyFacts = z.pipe(
  z.array(keyFact).check(z.maxLength(MAX_FACTS, { error: () => trackerFormTexts().atMostKeyFacts(MAX_FACTS) })),
  z.transform((fields) =>
    fields.map(({ name, type, description, value }) => ({
      name,
      type,
      description,
      value: parseValue(type, value) ?? null,
    })),
  ),
);

const toInput = (value: KeyFactValue | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

export const toFieldsOfDraft = (facts: readonly KeyFact[]) =>
  facts.map(({ name, type, description, value }) => ({ name, type, description, value: toInput(value) }));

export const toFieldsOfTracker = ({ key_facts, key_facts_schema }: Pick<Tracker, 'key_facts' | 'key_facts_schema'>) =>
  Object.entries(key_facts_schema).map(([name, { type, description }]) => ({
    name,
    type,
    description,
    value: toInput(key_facts[name]),
  }));
