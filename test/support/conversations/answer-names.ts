import { z } from 'zod';

/** A schema's name in the OpenAPI document, or its fields if it has none. */
export const nameOfAnswer = (schema: z.ZodType): string => {
  const name = z.globalRegistry.get(schema)?.id;
  if (name !== undefined) return `\`${name}\``;
  if (schema instanceof z.ZodArray) return `list of ${nameOfAnswer(schema.element as z.ZodType)}`;
  if (schema instanceof z.ZodObject) return `\`{${Object.keys(schema.shape).join(', ')}}\``;
  return '`JSON`';
};
