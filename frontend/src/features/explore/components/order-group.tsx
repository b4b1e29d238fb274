import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { longDate } from '#shared/time/format-time';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { TextButton } from '#shared/ui/text-button';
import { TruncatedText } from '#shared/ui/truncated-text';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import type { ExecutiveOrder } from '../api/search-orders';
import { ordersTexts } from '../texts/orders';

interface OrderGroupProps {
  category: string;
  orders: readonly ExecutiveOrder[];
  /** Number of orders shown until the list is expanded. */
  maxShown: number;
}

export const OrderGroup = ({ category, orders, maxShown }: OrderGroupProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const listId = useId();
  const texts = ordersTexts();
  return (
    <Box component="section" aria-labelledby={titleId} sx={groupSx}>
      <Box component="h2" id={titleId} sx={{ typography: 'label', pt: { md: '15px' } }}>
        {texts.category(category)}
      </Box>
      <div>
        <ul id={listId}>
          {(isOpen ? orders : orders.slice(0, maxShown)).map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
        {orders.length > maxShown && (
          <Box sx={{ mt: 2 }}>
            <TextButton expanded={isOpen} controls={listId} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? texts.showFewer : texts.showAll(orders.length)}
            </TextButton>
          </Box>
        )}
      </div>
    </Box>
  );
};

const publishers = ['www.federalregister.gov', 'www.whitehouse.gov'];

const OrderRow = ({ order }: { order: ExecutiveOrder }) => {
  const track = () =>
    openTrackerDialog({
      intention: 'create',
      draft: { tracker_description: order.tracker_description, update_frequency: 'week', domains: publishers },
    });
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ gridArea: 'title' }}>
        {order.url === null ? (
          <Box component="span" sx={titleSx}>
            {order.display_title}
          </Box>
        ) : (
          <Box component="a" href={order.url} {...sourceLinkProps} data-list-item sx={[titleSx, linkSx]}>
            {order.display_title}
          </Box>
        )}
      </Box>
      {order.excerpt !== null && (
        <Box component="p" sx={{ gridArea: 'line', typography: 'body2', color: 'quiet' }}>
          <TruncatedText text={order.excerpt} maxLength={EXCERPT_MAX_LENGTH} />
        </Box>
      )}
      <Box component="span" sx={{ gridArea: 'signed', typography: 'body2', color: 'quiet' }}>
        {ordersTexts().orderOf(order.id, longDate(order.signed_on))}
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={ordersTexts().trackNamed(order.display_title)}
        onClick={track}
        sx={{ gridArea: 'track', minWidth: 92, '&&': { minHeight: 28, py: '2px' } }}
      >
        {ordersTexts().track}
      </Button>
    </Box>
  );
};

/** Characters in about two lines of the wide column. */
const EXCERPT_MAX_LENGTH = 180;

const groupSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr)' },
  columnGap: { md: 4 },
  mb: 8,
};

const rowSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: {
    xs: '"title track" "line line" "signed signed"',
    md: '"title track" "line track" "signed track"',
  },
  alignItems: { xs: 'start', md: 'center' },
  columnGap: 4,
  rowGap: '2px',
  py: '12px',
  borderBottom: 'hairline',
};

const titleSx = { typography: 'reading', color: 'ink' };
const linkSx = { textDecoration: 'none', '&:hover': { color: 'accent' } };
