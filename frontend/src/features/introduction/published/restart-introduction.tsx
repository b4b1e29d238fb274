import { useNavigate } from 'react-router-dom';
import { BusyButton } from '#shared/ui/busy-button';
import { useUpdateIntroduction } from '../api/update-introduction';
import { introductionTexts } from '../texts/introduction';

/** Shows the introduction again, on My Trackers. */
export const RestartIntroduction = () => {
  const update = useUpdateIntroduction();
  const navigate = useNavigate();
  return (
    <BusyButton
      variant="outlined"
      busy={update.isPending}
      onClick={() => update.mutate(true, { onSuccess: () => void navigate('/list-trackers') })}
    >
      {introductionTexts().showAgain}
    </BusyButton>
  );
};
