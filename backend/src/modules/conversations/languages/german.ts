import type { DiaryLanguage } from './diary-language';
import { doubt } from './german/doubt';
import { joints } from './german/joints';
import { time } from './german/time';
import { figures } from './german/figures';
import { feelings } from './german/feelings';
import { stools } from './german/stools';
import { food } from './german/food';
import { medicines } from './german/medicines';
import { sleep } from './german/sleep';
import { kinds } from './german/kinds';
import { periods } from './german/periods';
import { questions } from './german/questions';
import { requests } from './german/requests';

export const german: DiaryLanguage = {
  joints,
  doubt,
  time,
  figures,
  feelings,
  stools,
  food,
  medicines,
  sleep,
  kinds,
  periods,
  questions,
  requests,
};
