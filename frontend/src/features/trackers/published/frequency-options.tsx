import type { PlanRoom } from './use-plan-room';
import { creationTexts } from './texts/creation';

/** Hourly, which nobody can choose, under the words that say so. */
export const HourlyOption = () => (
  <optgroup label={creationTexts().notOffered}>
    <option value="hour" disabled>
      {creationTexts().frequencies.hour}
    </option>
  </optgroup>
);

interface DailyOptionProps {
  room: PlanRoom;
  /** Whether no other tracker may be daily, as far as this form knows. */
  isFull: boolean;
}

/** Daily; where the plan allows no more of them, under the words that say so. */
export const DailyOption = ({ room: { dailyLimit }, isFull }: DailyOptionProps) => {
  const texts = creationTexts();
  const option = (
    <option value="day" disabled={isFull}>
      {texts.frequencies.day}
    </option>
  );
  return isFull && dailyLimit !== null ? <optgroup label={texts.dailyInUse(dailyLimit)}>{option}</optgroup> : option;
};
