import { MongoServerError } from 'mongodb';

const DUPLICATE_KEY = 11000;

/** Whether a write failed because there is a document of the same key. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;
