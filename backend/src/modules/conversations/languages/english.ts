import type { DiaryLanguage } from './diary-language';
import { doubt } from './english/doubt';
import { joints } from './english/joints';
import { time } from './english/time';
import { figures } from './english/figures';
import { feelings } from './english/feelings';
import { stools } from './english/stools';
import { food } from './english/food';
import { medicines } from './english/medicines';
import { sleep } from './english/sleep';
import { kinds } from './english/kinds';
import { periods } from './english/periods';
import { questions } from './english/questions';
import { requests } from './english/requests';

export const english: DiaryLanguage = {
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
