import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#shared/api/problem';
import { useProductName } from '#shared/hooks/use-product-name';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { pageTexts } from '#shared/texts/pages';
import { PANEL_WIDTH } from '#shared/theme/side-panel';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { ResultView } from '#shared/ui/states/result-view';
import { type TariffData, tariffDataQuery } from '../api/get-tariff-data';
import { CountryList } from '../components/country-list';
import { DutiesEnded } from '../components/duties-ended';
import { rateDays } from '../format-country';
import { useChosenCountry } from '../published/use-chosen-country';
import { tariffTexts } from '../texts/page';

const TariffMap = lazyComponent(() => import('../components/tariff-map'), 'TariffMap', CodeNotLoaded);
const CountryDrawer = lazyDialog(() => import('../components/country-drawer'), 'CountryDrawer');

/** The countries that trade with the United States: a map, a list, and details of each. */
export const TariffsPage = () => {
  const texts = tariffTexts();
  const result = useQuery(tariffDataQuery);
  return (
    <>
      <Box component="h1" sx={{ typography: { xs: 'h1', sm: 'hero' }, mt: 2 }}>
        {texts.heading(result.data?.collection.name ?? pageTexts().tariffs)}
      </Box>
      <Box component="p" sx={{ typography: 'lead', color: 'quiet', mt: 4, mb: 6, maxWidth: 800, textWrap: 'balance' }}>
        {texts.lead}
      </Box>
      <ResultView
        result={result}
        skeleton={{ lines: [70, 100, 100], height: 120 }}
        failed={(error, retry) => <DataNotLoaded title={errorMessage(error, texts.notLoaded)} onRetry={retry} />}
      >
        {(data) => <Countries data={data} />}
      </ResultView>
    </>
  );
};

const Countries = ({ data: { collection, trackers } }: { data: TariffData }) => {
  const texts = tariffTexts();
  const product = useProductName();
  const chosen = useChosenCountry();
  const item = trackers.find(({ country_code }) => country_code === chosen.code);
  const { year, title, publisher, url } = collection.trade_source;
  return (
    <Box sx={item === undefined ? undefined : besideDrawerSx}>
      <DutiesEnded collection={collection} />
      <Box sx={pairSx}>
        <Box sx={{ minWidth: 0, order: { xs: 1, sm: 0 } }}>
          <TariffMap items={trackers} chosen={chosen} rateDays={rateDays(collection)} />
        </Box>
        <CountryList items={trackers} chosen={chosen} rateDays={rateDays(collection)} />
      </Box>
      <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 6, maxWidth: widths.column }}>
        {texts.trade} {publisher},{' '}
        <a href={url} {...sourceLinkProps}>
          {title}
        </a>
        , {year}. {texts.howScored(product)} {texts.compiledOn(longDate(collection.compiled_on))}
      </Box>
      {item !== undefined && <CountryDrawer item={item} collection={collection} onClose={chosen.close} />}
    </Box>
  );
};

const pairSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 32%)' },
  gap: { xs: 8, md: 6 },
  alignItems: 'start',
};

/** Makes room for the drawer in windows that have it; in wider ones the page ends before it. */
const besideDrawerSx = { pr: { lg: `max(0px, calc(min(100vw, 1440px) - 100vw + ${PANEL_WIDTH - 16}px))` } };
