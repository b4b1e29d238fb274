import type { DiaryLanguage } from './diary-language';
import { doubt } from './spanish/doubt';
import { joints } from './spanish/joints';
import { time } from './spanish/time';
import { figures } from './spanish/figures';
import { feelings } from './spanish/feelings';
import { stools } from './spanish/stools';
import { food } from './spanish/food';
import { medicines } from './spanish/medicines';
import { sleep } from './spanish/sleep';
import { kinds } from './spanish/kinds';
import { periods } from './spanish/periods';
import { questions } from './spanish/questions';
import { requests } from './spanish/requests';

export const spanish: DiaryLanguage = {
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
