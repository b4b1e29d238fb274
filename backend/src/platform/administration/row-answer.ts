import { z } from 'zod';

export const rowAnswer = z.looseObject({ id: z.string() }).meta({ id: 'AdminRow' });
