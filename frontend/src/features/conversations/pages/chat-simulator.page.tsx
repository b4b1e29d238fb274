import { useParams } from 'react-router-dom';
import { useProductName } from '../../../shared/hooks/use-product-name';
import { Notice } from '../../../shared/ui/notice';
import { DiaryChat } from '../components/diary-chat';

/** Lets an administrator talk to the assistant in the name of a person. */
export const ChatSimulatorPage = () => {
  const { userProfileId = '' } = useParams();
  const productName = useProductName();
  if (userProfileId === '') return <Notice title="Error" />;
  return (
    <DiaryChat
      key={userProfileId}
      whose={userProfileId}
      title={productName}
      about="You are writing as this person. What you write is kept in their diary and marked as simulated."
    />
  );
};
