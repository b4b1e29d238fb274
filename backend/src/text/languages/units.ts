/** A unit of measure: its dimension, its size in basic units, and its names in the known languages. */
type UnitDefinition = readonly [dimension: string, factor: number, names: string];

const UNITS: readonly UnitDefinition[] = [
  [
    'm²',
    1,
    'm²|sq m|square met(?:re|er)s?|quadratmetern?|mètres? carrés?|metros? cuadrados?|metros? quadrados?|metri quadr(?:at)?i',
  ],
  [
    'm²',
    1e6,
    'km²|sq km|square kilomet(?:re|er)s?|quadratkilometern?|kilomètres? carrés?|kilómetros? cuadrados?|quilómetros? quadrados?|chilometri quadr(?:at)?i',
  ],
  ['m²', 1e4, 'ha|hectares?|hektar|hectáreas?|ettar[oi]'],
  ['m²', 4046.86, 'acres?|acri'],
  ['l', 1000, 'm³|cubic met(?:re|er)s?|kubikmetern?|mètres? cubes?|metros? cúbicos?|metri cubi'],
  ['l', 1, 'lit(?:re|er)s?|litern?|litros?|litr[oi]'],
  ['m', 0.001, 'mm|millimet(?:re|er)s?|millimetern?|millimètres?|milímetros?|millimetr[oi]'],
  ['m', 0.01, 'cm|centimet(?:re|er)s?|zentimetern?|centimètres?|centímetros?|centimetr[oi]'],
  ['m', 1000, 'km|kilomet(?:re|er)s?|kilometern?|kilomètres?|kilómetros?|quilómetros?|quilômetros?|chilometr[oi]'],
  ['m', 1, 'm|met(?:re|er)s?|metern?|mètres?|metros?|metr[oi]'],
  ['m', 0.0254, 'inch(?:es)?|zoll'],
  ['m', 0.3048, 'ft|feet|foot'],
  ['m', 1609.34, 'miles?|meilen?'],
  ['kg', 1000, 'tonnes?|tons?|tonnen|toneladas?|tonnellat[ae]'],
  ['kg', 1, 'kg|kilos?|kilogram(?:me)?s?|kilogramm|quilos?|quilogramas?|kilogramos?|chil[oi]|chilogramm[oi]'],
  ['kg', 0.001, 'g|grams?|grammes?|gramm|gramos?|gramas?|gramm[oi]'],
  ['parts', 1e-6, 'ppm|parts per million'],
  ['parts', 1e-9, 'ppb|parts per billion'],
  ['parts', 1e-12, 'ppt|parts per trillion'],
  ['W', 1e3, 'kw|kilowatts?|kilovatios?|kilowatt'],
  ['W', 1e6, 'mw|megawatts?|megavatios?|megawatt'],
  ['W', 1e9, 'gw|gigawatts?|gigavatios?|gigawatt'],
];

const ofUnit = UNITS.map(([dimension, factor, names]) => ({
  dimension,
  factor,
  pattern: new RegExp(String.raw`^(?:${names})(?!\p{L})`, 'iu'),
}));

/** The unit of measure that a text begins with. */
export const unitAt = (
  text: string,
): { readonly dimension: string; readonly factor: number; readonly length: number } | null => {
  for (const { dimension, factor, pattern } of ofUnit) {
    const length = pattern.exec(text)?.[0].length;
    if (length !== undefined) return { dimension, factor, length };
  }
  return null;
};
