import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchText } from '#shared/hooks/use-search-text';
import { textParam, useUrlParam } from '#shared/hooks/use-url-param';
import { pageTexts } from '#shared/texts/pages';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { searchOrdersQuery } from '../api/search-orders';
import { byCategory } from '../by-category';
import { AnalystsAtWork } from '../components/analysts-at-work';
import { CategoryChips } from '../components/category-chips';
import { OrderGroup } from '../components/order-group';
import { SearchField } from '../components/search-field';
import { ordersTexts } from '../texts/orders';

/** Orders shown of each category. */
const MAX_SHOWN_ORDERS_PER_CATEGORY = 3;

/** The recorded executive orders by category, each a topic for a tracker. */
export const ExecutiveOrdersPage = () => {
  const texts = ordersTexts();
  const { input, setInput, searched } = useSearchText('query');
  const [chosen, choose] = useUrlParam('category', textParam);
  const result = useQuery(searchOrdersQuery(searched));
  const { data } = result;
  return (
    <>
      <AnalystsAtWork />
      <Box component="h1" sx={{ typography: { xs: 'h1', sm: 'hero' }, mt: 2 }}>
        {texts.heading(data?.header || pageTexts().trumpOrders)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mt: 4, mb: 6 }}>
        <Box component="p" sx={{ typography: 'lead', color: 'quiet' }}>
          {texts.extent(data?.subheader || '\u00a0')}
        </Box>
        <SearchField label={texts.search} value={input} onType={setInput} />
      </Box>
      <ResultView result={result} contentName={texts.theOrders} skeleton={{ lines: [46, 62, 38, 58, 44, 66], gap: 20 }}>
        {({ trackers }) => {
          const groups = byCategory(trackers, searched === '' ? [] : null);
          const shown = chosen === null ? groups : groups.filter(([category]) => category === chosen);
          return (
            <>
              {groups.length > 0 && (
                <CategoryChips
                  categories={groups.map(([category, orders]) => [category, orders.length])}
                  chosen={chosen}
                  onChoose={choose}
                />
              )}
              {shown.map(([category, orders]) => (
                <OrderGroup
                  key={category}
                  category={category}
                  orders={orders}
                  maxShown={chosen === null && searched === '' ? MAX_SHOWN_ORDERS_PER_CATEGORY : Infinity}
                />
              ))}
              {shown.length === 0 && (
                <EmptyState
                  title={texts.none}
                  live
                  actions={
                    <Button
                      variant="contained"
                      onClick={() => {
                        setInput('');
                        choose(null);
                      }}
                    >
                      {texts.showAllOrders}
                    </Button>
                  }
                >
                  <p>{texts.noMatch}</p>
                </EmptyState>
              )}
            </>
          );
        }}
      </ResultView>
    </>
  );
};
