import { isInOtherLanguage } from './detection';

/** Wrapped here for reading. */
const paragraph = (text: string): readonly string[] => [text.replaceAll('\n', ' ')];

const swedish = `Kommunfullmäktige i Uppsala beslutade på torsdagen att höja avgiften för parkering från 30 till 40 kronor i timmen.
Höjningen gäller från den 1 april och var enligt kommunalrådet nödvändig för att budgeten ska gå ihop. Boende med tillstånd
betalar inte mer än under det gångna året.`;
const polish = `Rada miasta Krakowa podniosła w czwartek opłatę za parkowanie z 5 do 6 złotych za godzinę. Nowa stawka obowiązuje
od 1 kwietnia, a mieszkańcy z abonamentem zapłacą tyle samo co dotychczas. Radni odrzucili wniosek o odroczenie zmiany,
choć opozycja obawia się, że sklepy w centrum stracą klientów.`;
const danish = `Byrådet i Aarhus vedtog torsdag at hæve prisen for parkering fra 20 til 25 kroner i timen. Beslutningen gælder fra
den 1. april og er ifølge borgmesteren nødvendig for at få budgettet til at hænge sammen. Oppositionen stemte imod, fordi den
frygter, at butikkerne i midtbyen mister kunder.`;
const catalan = `L'Ajuntament de Girona va apujar dijous la tarifa d'aparcament de 3 a 4 euros l'hora. La mesura s'aplica a partir
de l'1 d'abril i era necessària, segons el regidor, per quadrar el pressupost. Els veïns amb abonament no pagaran més que
l'any passat.`;
const greek = `Το δημοτικό συμβούλιο αύξησε την Πέμπτη το τέλος στάθμευσης από 2 σε 3 ευρώ την ώρα. Η απόφαση ισχύει από την 1η
Απριλίου και αφορά όλους τους δρόμους του κέντρου της πόλης.`;
const japanese = `市議会は木曜日、駐車料金を一時間三百円から四百円に引き上げることを決めた。新しい料金は四月一日から適用される。市長は予算
を均衡させるために必要だと説明した。住民の許可証の料金は変わらない。反対した議員は三人だけだった。`;

test.each(Object.entries({ swedish, polish, danish, catalan, greek, japanese }))('%s is', (_name, text) =>
  expect(isInOtherLanguage(paragraph(text))).toBe(true),
);

const english = `The city council raised the parking fee on Thursday from 3 to 4 euros an hour. The measure applies from April 1
and was needed to balance the budget, the alderman said. Residents with a permit will pay no more than they did last year.`;
const german = `Der Stadtrat hat die Parkgebühr am Donnerstag von 3 auf 4 Euro die Stunde erhöht. Die Regelung gilt ab dem 1.
April und war nach den Worten der Dezernentin nötig, um den Haushalt auszugleichen. Anwohner mit einem Ausweis zahlen nicht
mehr als im vergangenen Jahr.`;

test.each([
  ['English', english],
  ['German, which is known', german],
  ['too short to tell', 'Gemeenteraad Haarlem verhoogt tarief.'],
  ['a table', '2024 12.5 13.1 14.0 2025 12.9 13.3 14.1 2026 13.4 13.8 14.2'],
])('a text that is %s is not', (_what, text) => expect(isInOtherLanguage(paragraph(text))).toBe(false));

test('a list of headings is not', () => {
  const headings = Array.from({ length: 30 }, (_, n) => `Heading ${n}: Tariffs, duties`);
  expect(isInOtherLanguage(headings)).toBe(false);
});
