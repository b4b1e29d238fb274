import { creationTexts } from './texts/creation';
import { WaysToMore } from './ways-to-more';

/** Below a choice of frequencies: why Daily is not one of them, and how to get more. */
const DailyInUse = ({ limit }: { limit: number }) => (
  <>
    {creationTexts().dailyInUse(limit)} {creationTexts().dailyAdvice} <WaysToMore />
  </>
);

export default DailyInUse;
