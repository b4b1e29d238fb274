import type { Sample } from './sample';

export const german: readonly Sample[] = [
  {
    topic: 'Leitzins der Bank von Torvien',
    page: 'Bank von Torvien erhöht Leitzins auf 4,5 Prozent. Der Rat verteuert Kredite zum dritten Mal in diesem Jahr und verweist auf die Lebensmittelpreise.',
    later:
      'Notenbank legt Pause ein. Nach einem Jahr mit Erhöhungen ließ der geldpolitische Ausschuss den Zinssatz am Donnerstag unverändert.',
  },
  {
    topic: 'Streiks bei der Bahn in Kelmark',
    page: 'Lokführer in Kelmark streiken zwei Tage. Die Gewerkschaft fordert eine kürzere Woche; die meisten Regionalzüge fallen aus.',
    later:
      'Tarifstreit beigelegt. Die Lokführer arbeiten ab Montag wieder, nachdem die Bahn der 36-Stunden-Woche zugestimmt hat.',
  },
  {
    topic: 'Masernausbruch im Ostrintal',
    page: 'Elf Kinder in Ostrin an Masern erkrankt. Das Gesundheitsamt hat im Rathaus eine Impfstelle eröffnet.',
    later: 'Gesundheitsamt schließt Impfstelle. Seit drei Wochen ist im Tal kein neuer Masernfall gemeldet worden.',
  },
  {
    topic: 'Waldbrände in den Hügeln von Serrado',
    page: 'Waldbrand bei Serrado vertreibt 300 Menschen. Die Feuerwehr rechnet bis zum Wochenende mit starkem Wind.',
    later:
      'Regen löscht den Brand, Bewohner kehren zurück. Die letzten Glutnester in den Hügeln über Serrado sind seit Sonntag aus.',
  },
  {
    topic: 'Neuer Trainer des FC Brunhafen',
    page: 'FC Brunhafen verpflichtet Iversen als Cheftrainer. Der 48-Jährige unterschreibt für zwei Spielzeiten und beginnt mit dem Spiel in Dornau.',
    later: 'Iversen nach sechs Niederlagen entlassen. Bis zur Winterpause betreut sein Assistent die Mannschaft.',
  },
  {
    topic: 'Klage gegen Datavia wegen Nutzerdaten',
    page: 'Verbraucher klagen gegen Datavia wegen Standortdaten. Die Firma soll verkauft haben, wo ihre Nutzer unterwegs waren, ohne sie zu fragen.',
    later:
      'Gericht verlangt Löschung der Standortdaten. Datavia muss jedem Kläger außerdem 400 Euro zahlen, entschieden die Richter in zweiter Instanz.',
  },
  {
    topic: 'Bau der Lunebrücke',
    page: 'Arbeiten an der neuen Brücke über die Lune beginnen. Sie soll 85 Millionen kosten und ab 2027 vier Spuren tragen.',
    later:
      'Brücke mit einem Jahr Verspätung eröffnet. Der Übergang kostete 21 Millionen mehr als geplant, weil der Boden am Ostufer nachgab.',
  },
  {
    topic: 'Mondmission Halden 2',
    page: 'Landesonde Halden 2 zum Mond gestartet. Sie soll nahe dem Südpol nach Eis suchen.',
    later: 'Kontakt zur Mondsonde abgebrochen. Nach Beginn des Abstiegs empfingen die Ingenieure kein Signal mehr.',
  },
  {
    topic: 'Dürre und Weizenernte in Marenien',
    page: 'Bauern in Marenien fürchten um ihren Weizen. Im Süden hat es seit neun Wochen nicht geregnet, Brunnen versiegen.',
    later:
      'Kleinste Getreideernte seit zwanzig Jahren. Das Agrarministerium erlaubt bis zum Frühjahr zollfreie Einfuhren.',
  },
  {
    topic: 'Diebstahl im Museum Arnfeld',
    page: 'Diebe stehlen Gemälde aus Museum in Arnfeld. Drei Landschaften im Wert von zwei Millionen wurden nachts aus den Rahmen geschnitten.',
    later:
      'Gestohlene Landschaften in Garage entdeckt. Die Polizei nahm einen früheren Wächter fest; die Bilder sollen bis Mai wieder in der Galerie hängen.',
  },
];
