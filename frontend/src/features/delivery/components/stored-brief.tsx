import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commonTexts } from '#shared/texts/common';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { MailText } from '#shared/ui/mail-text';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { type BriefDelivery, storedBriefQuery } from '../api/deliveries';
import { channelTexts } from '../texts/channels';

/** Reads an update that was stored because there is no mail server. */
export const StoredBrief = ({ brief: { id, title } }: { brief: BriefDelivery }) => {
  const texts = channelTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const mail = useQuery({ ...storedBriefQuery(id), enabled: isOpen });
  const name = title ?? texts.deletedTracker;
  return (
    <>
      <TextButton label={texts.readBrief(name)} onClick={() => setIsOpen(true)}>
        {texts.read}
      </TextButton>
      <Dialog
        title={mail.data?.subject ?? texts.update}
        open={isOpen}
        onClose={close}
        maxWidth="sm"
        actions={
          <Button variant="contained" onClick={close}>
            {commonTexts().close}
          </Button>
        }
      >
        <ResultView result={mail} contentName={texts.theMail} skeleton={{ lines: [62, 80, 46], height: 20 }}>
          {({ text }) => (
            <Box sx={{ pb: 2 }}>
              <MailText text={text} />
            </Box>
          )}
        </ResultView>
      </Dialog>
    </>
  );
};
