import { type FileName, fileOfUser } from '#platform/file-store/file-name';

export interface EffectOfUser {
  readonly userId: string;
  readonly effectId: string;
}

export interface AttemptOfUser extends EffectOfUser {
  readonly attempt: number;
}

const FOLDER = 'webhooks';

export const exchangesOfUser = (userId: string): FileName => fileOfUser(userId, FOLDER);

export const exchangesOfEffect = ({ userId, effectId }: EffectOfUser): FileName => fileOfUser(userId, FOLDER, effectId);

export const exchangeFile = ({ userId, effectId, attempt }: AttemptOfUser): FileName =>
  fileOfUser(userId, FOLDER, effectId, `${attempt}.json`);
