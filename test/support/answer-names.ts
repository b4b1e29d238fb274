import { z } from 'zod';

/** A schema as a reader of the reference finds it in the OpenAPI document, or its fields where it has no name there. */
export const nameOfAnswer = (schema: z.ZodType): string => {
  const name = z.globalRegistry.get(schema)?.id;
  if (name !== undefined) return `\`${name}\``;
  if (schema instanceof z.ZodArray) return `list of ${nameOfAnswer(schema.element as z.ZodType)}`;
  if (schema instanceof z.ZodObject) return `\`{${Object.keys(schema.shape).join(', ')}}\``;
  return '`JSON`';
};
