import type { DoubtWords } from './doubt-words';
import type { FeelingWords } from './feeling-words';
import type { FigureWords } from './figure-words';
import type { FoodWords } from './food-words';
import type { JointWords } from './joint-words';
import type { KindWords } from './kind-words';
import type { MedicineWords } from './medicine-words';
import type { PeriodWords } from './period-words';
import type { QuestionWords } from './question-words';
import type { RequestWords } from './request-words';
import type { SleepWords } from './sleep-words';
import type { StoolWords } from './stool-words';
import type { TimeWords } from './time-words';

/** The words by which people keep and ask their diary in one language; what it has no words for is empty. */
export interface DiaryLanguage {
  readonly joints: JointWords;
  readonly doubt: DoubtWords;
  readonly time: TimeWords;
  readonly figures: FigureWords;
  readonly feelings: FeelingWords;
  readonly stools: StoolWords;
  readonly food: FoodWords;
  readonly medicines: MedicineWords;
  readonly sleep: SleepWords;
  readonly kinds: KindWords;
  readonly periods: PeriodWords;
  readonly questions: QuestionWords;
  readonly requests: RequestWords;
}
