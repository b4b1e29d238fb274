import type { ApexOptions } from 'apexcharts';
import { chartColours } from './chart-colours';
import { dark, faces, light, scale } from './tokens';

type Mode = 'light' | 'dark';

const words = (colour: string) => ({ colors: colour, fontSize: `${scale.small}px`, fontFamily: faces.controls });

/** How charts look in a theme. Lines differ by their dashes too, not by colour alone. */
export const chartLook = (mode: Mode) => {
  const { quiet, rule, sheet } = mode === 'dark' ? dark : light;
  return {
    colors: [...chartColours[mode]],
    chart: {
      background: 'transparent',
      foreColor: quiet,
      fontFamily: faces.controls,
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      // Without this, ApexCharts adds 15 pixels to the height.
      parentHeightOffset: 0,
    },
    theme: { mode },
    grid: { borderColor: rule, padding: { left: 8, right: 8 } },
    stroke: { width: 2, curve: 'straight', dashArray: [0, 6, 2, 10, 4, 8, 1, 12] },
    markers: { size: 3, strokeColors: sheet, hover: { size: 6 } },
    dataLabels: { enabled: false },
    legend: {
      position: 'top',
      horizontalAlign: 'left',
      fontSize: `${scale.small}px`,
      labels: { colors: quiet },
      markers: { offsetX: -4 },
      itemMargin: { horizontal: 8 },
      // Disabled: a click would hide a line, which is impossible without a mouse.
      onItemClick: { toggleDataSeries: false },
    },
    xaxis: {
      labels: { rotate: 0, hideOverlappingLabels: true, style: words(quiet) },
      axisBorder: { color: rule },
      axisTicks: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: { min: 0, forceNiceScale: true, labels: { style: words(quiet) } },
    tooltip: { theme: mode },
  } satisfies ApexOptions;
};
