import type { LanguageCode } from '#text/languages/language';

/** The askable fields of an agency's record. */
export type AgencyField = 'headcount' | 'annual_budget' | 'current_leader' | 'parent' | 'members' | 'description';
/** The askable fields of a country's record. */
export type CountryField =
  | 'exports'
  | 'imports'
  | 'trade'
  | 'trade_balance'
  | 'trade_share'
  | 'trade_score'
  | 'tariff'
  | 'surcharge'
  | 'documents';
export type FieldName = AgencyField | CountryField;

/** Words by which a language asks for the fields of records, besides those that WordNet relates to them. */
export type FieldLexicon = Readonly<Record<FieldName, string>> & {
  /** Words for the subject of a record, by kind, and for the United States; they do not identify a field. */
  readonly agency: string;
  readonly country: string;
  readonly unitedStates: string;
};

export const fieldLexicon: Readonly<Record<LanguageCode, FieldLexicon>> = {
  en: {
    headcount:
      'headcount head count staff staffing employees employed people persons workers work workforce personnel civilians civil servants payroll manpower size jobs folks books',
    annual_budget:
      'budget money spending spend spends cost costs expenditure funding funds funded finances appropriations outlays dollars fiscal yearly annual annually cash',
    current_leader:
      'picked chosen named appointed selected tapped post leader leads led leadership head heads headed chief boss runs run charge top man woman director administrator secretary commissioner chair chairman chairwoman president governor in command nominee nominated acting become becomes new next',
    parent:
      'parent department belongs belong part under reports report sits overseen oversight oversees supervises supervision',
    members:
      'agencies bureaus offices components units bodies subordinate subsidiary report reports belong belongs under part include includes inside within',
    description:
      'description describe purpose mission task tasks duty duties role job function responsible good for do work about overview',
    exports:
      'exports export exported sell sells sold sales ship ships shipped sending sent goods merchandise stuff products',
    imports: 'imports import imported buy buys bought purchase purchases get gets goods merchandise stuff products',
    trade:
      'trade trading total altogether together both directions volume worth value combined commerce exchange goods',
    trade_balance: 'trade deficit surplus balance imbalance gap difference net',
    trade_share: 'share percentage proportion portion part slice fraction percent all trade overall',
    trade_score: 'score rank ranking index importance scale points trade',
    tariff:
      'goods products tariff tariffs rate rates duty duties reciprocal levy levies tax taxes customs list listed percent pay pays paid imposed annex still force effect lifted ended',
    surcharge: 'surcharge temporary import additional extra charge payments proclamation',
    documents:
      'documents document announcements announced statement statements agreement agreements deal deals negotiations talks news latest recent order orders proclamation barrier barriers dispute',
    agency:
      'agency bureau department office organisation organization body commission authority institution service place',
    country: 'country nation state place',
    unitedStates: 'government federal American America United States US USA Americans',
  },
  de: {
    headcount:
      'Mitarbeiter Mitarbeiterzahl Beschäftigte Beschäftigten Angestellte Leute Personen Menschen Personal Belegschaft Beamte arbeiten arbeitet Stellen Größe Köpfe',
    annual_budget:
      'Budget Haushalt Etat Jahresbudget Jahresetat Geld Mittel Ausgaben ausgeben kostet Kosten Finanzierung Dollar Haushaltsjahr Geschäftsjahr',
    current_leader:
      'ausgewählt ernannt bestimmt Posten vorgesehen kommissarisch Leiter Leiterin leitet Leitung Chef Chefin Spitze Direktor Minister Ministerin Vorsitz Vorsitzender Präsident führt geführt Kopf nominiert wird neuer',
    parent: 'gehört Teil untersteht Ministerium übergeordnet Aufsicht Behörde',
    members: 'Behörden Ämter Stellen untersteht unterstehen untergeordnet gehören gehört nachgeordnet Teil',
    description: 'Aufgabe Aufgaben Zweck Auftrag macht tut tun zuständig Zuständigkeit Rolle Beschreibung Überblick',
    exports: 'Exporte Export Ausfuhr Ausfuhren exportiert exportieren verkauft verkaufen liefern geliefert Waren Güter',
    imports:
      'Importe Import Einfuhr Einfuhren importiert importieren gekauft kaufen kauft beziehen bezogen Waren Güter',
    trade: 'Handel Handelsvolumen Gesamthandel insgesamt zusammen beide Richtungen Wert Warenverkehr Umfang',
    trade_balance: 'Handel Defizit Handelsdefizit Überschuss Handelsüberschuss Bilanz Handelsbilanz Saldo',
    trade_share: 'Anteil Prozent Teil Prozentsatz Handel gesamten',
    trade_score: 'Punktzahl Punkte Rang Wertung Bewertung Skala Handel',
    tariff:
      'Waren Güter galt galten gelten Zoll Zölle Zollsatz Satz Sätze reziprok reziproker Strafzoll Abgabe Liste Prozent zahlt zahlen gilt noch aufgehoben',
    surcharge: 'Zuschlag Importzuschlag Aufschlag vorübergehend zusätzlich Zusatzzoll',
    documents:
      'Dokumente Erklärung Erklärungen Abkommen Vereinbarung Verhandlungen Gespräche Nachrichten neueste Erlass Handelshemmnisse',
    agency: 'Behörde Amt Ministerium Dienststelle Organisation Kommission',
    country: 'Land Staat',
    unitedStates: 'Amerika USA Vereinigte Staaten amerikanisch Amerikaner',
  },
  fr: {
    headcount:
      'effectif effectifs employés employées personnel personnes agents fonctionnaires salariés travaillent travaille postes taille gens',
    annual_budget: 'budget argent dépenses dépense dépenser coût coûte crédits financement fonds dollars exercice',
    current_leader:
      'choisi nommé désigné poste dirige dirigeant dirigeante chef patron directeur directrice tête responsable secrétaire président présidente administrateur nommé commande nouveau prochain',
    parent: 'dépend fait partie rattaché rattachée ministère département tutelle relève',
    members: 'agences bureaux services organismes dépendent dépend rattachés relèvent partie',
    description: 'mission rôle fonction tâche tâches but fait sert description responsable aperçu',
    exports: 'exportations exportation exportent exporté vendent vendu ventes vend marchandises biens',
    imports: 'importations importation importent importé achètent acheté achats achète marchandises biens',
    trade: 'commerce échanges total ensemble deux sens volume valeur',
    trade_balance: 'commerce déficit excédent balance solde',
    trade_share: 'part pourcentage proportion commerce total',
    trade_score: 'score rang classement note indice commerce',
    tariff:
      'marchandises produits droits douane droit tarif tarifs taux réciproque taxe taxes liste payer paie pourcent encore vigueur levés',
    surcharge: 'surtaxe temporaire supplémentaire',
    documents:
      'documents déclaration déclarations accord accords négociations nouvelles dernières décret obstacles barrières',
    agency: 'agence bureau département office organisation organisme commission autorité',
    country: 'pays nation État',
    unitedStates: 'États-Unis Amérique américain américains',
  },
  es: {
    headcount:
      'plantilla empleados empleadas personal personas gente trabajadores funcionarios trabajan trabaja puestos tamaño',
    annual_budget:
      'presupuesto dinero gasto gastos gasta gastar cuesta costo coste fondos financiación dólares ejercicio fiscal',
    current_leader:
      'elegido nombrado designado puesto cargo jefe dirige dirigente jefe jefa director directora cabeza encabeza líder manda secretario secretaria presidente presidenta administrador cargo frente nominado nuevo próximo',
    parent: 'pertenece depende forma parte departamento ministerio adscrita',
    members: 'agencias oficinas organismos dependen depende pertenecen subordinadas parte',
    description: 'misión función funciones tarea tareas papel propósito hace sirve encarga descripción',
    exports: 'exportaciones exportación exportan exportado venden vendido vende ventas mercancías bienes',
    imports: 'importaciones importación importan importado compran comprado compra compras mercancías bienes',
    trade: 'comercio intercambio total conjunto ambas direcciones volumen valor',
    trade_balance: 'comercio déficit superávit balanza saldo',
    trade_share: 'porcentaje parte proporción cuota comercio total',
    trade_score: 'puntuación puntos puesto índice clasificación comercio',
    tariff:
      'bienes productos mercancías arancel porcentaje arancel aranceles tasa tipo recíproco recíproca impuesto impuestos aduana lista paga pagan ciento vigente sigue',
    surcharge: 'recargo temporal adicional sobretasa',
    documents: 'documentos declaración declaraciones acuerdo acuerdos negociaciones noticias últimas orden barreras',
    agency: 'agencia oficina departamento organismo organización comisión autoridad',
    country: 'país nación',
    unitedStates: 'Estados Unidos América americano americanos EEUU',
  },
  pt: {
    headcount:
      'quadro funcionários funcionárias empregados pessoal pessoas trabalhadores servidores trabalham trabalha vagas tamanho gente',
    annual_budget:
      'orçamento dinheiro gasto gastos gasta gastar custa custo verbas fundos financiamento dólares exercício fiscal',
    current_leader:
      'escolhido nomeado designado cargo dirige dirigente chefe chefia diretor diretora líder lidera comanda secretário secretária presidente administrador cargo frente indicado novo próximo',
    parent: 'pertence depende faz parte departamento ministério subordinada',
    members: 'agências órgãos escritórios dependem depende pertencem subordinados parte',
    description: 'missão função funções tarefa tarefas papel propósito faz serve responsável descrição',
    exports: 'exportações exportação exportam exportado vendem vendido vende vendas mercadorias bens',
    imports: 'importações importação importam importado compram comprado compra compras mercadorias bens',
    trade: 'comércio intercâmbio total conjunto ambas direções volume valor',
    trade_balance: 'comércio déficit superávit balança saldo',
    trade_share: 'percentagem porcentagem parte proporção quota comércio total',
    trade_score: 'pontuação pontos posição índice classificação comércio',
    tariff:
      'bens produtos mercadorias tarifa tarifas taxa alíquota recíproca imposto impostos aduana lista paga pagam cento vigor ainda',
    surcharge: 'sobretaxa temporária adicional',
    documents: 'documentos declaração declarações acordo acordos negociações notícias últimas ordem barreiras',
    agency: 'agência escritório departamento órgão organização comissão autoridade',
    country: 'país nação',
    unitedStates: 'Estados Unidos América americano americanos EUA',
  },
  it: {
    headcount:
      'organico dipendenti impiegati personale persone lavoratori funzionari lavorano lavora posti dimensione gente',
    annual_budget:
      'bilancio budget denaro soldi spesa spese spende spendere costa costo fondi finanziamento dollari esercizio',
    current_leader:
      'scelto nominato designato incarico dirige dirigente capo direttore direttrice guida guidata comanda segretario segretaria presidente amministratore vertice nominato nuovo prossimo',
    parent: 'appartiene dipende fa parte dipartimento ministero',
    members: 'agenzie uffici enti dipendono dipende appartengono subordinati parte',
    description: 'missione funzione funzioni compito compiti ruolo scopo fa serve occupa descrizione',
    exports: 'esportazioni esportazione esportano esportato vendono venduto vende vendite merci beni',
    imports: 'importazioni importazione importano importato comprano comprato compra acquisti merci beni',
    trade: 'commercio scambi totale insieme entrambe direzioni volume valore',
    trade_balance: 'commercio deficit disavanzo surplus avanzo bilancia saldo',
    trade_share: 'percentuale quota parte proporzione commercio totale',
    trade_score: 'punteggio punti posizione indice classifica commercio',
    tariff:
      'merci prodotti dazio dazi tariffa tariffe aliquota reciproco reciproca tassa tasse dogana lista paga pagano cento vigore ancora',
    surcharge: 'sovrattassa temporanea supplementare',
    documents: 'documenti dichiarazione dichiarazioni accordo accordi negoziati notizie ultime ordine barriere',
    agency: 'agenzia ufficio dipartimento ente organizzazione commissione autorità',
    country: 'paese nazione',
    unitedStates: 'Stati Uniti America americano americani USA',
  },
  nl: {
    headcount: 'medewerkers personeel werknemers mensen personen ambtenaren werken werkt banen omvang',
    annual_budget:
      'begroting budget geld uitgaven uitgeven kost kosten middelen financiering dollar begrotingsjaar boekjaar',
    current_leader:
      'gekozen benoemd aangewezen post leider leiding leidt hoofd chef baas directeur minister voorzitter president bestuurder genomineerd nieuwe volgende',
    parent: 'hoort onderdeel valt onder ministerie departement',
    members: 'diensten bureaus instanties agentschappen vallen onder horen ondergeschikt deel',
    description: 'taak taken doel missie doet rol functie verantwoordelijk beschrijving overzicht',
    exports: 'export uitvoer geëxporteerd exporteren verkocht verkopen verkoopt goederen',
    imports: 'import invoer geïmporteerd importeren gekocht kopen koopt goederen',
    trade: 'handel totaal samen beide richtingen volume waarde',
    trade_balance: 'handel tekort overschot balans handelsbalans saldo',
    trade_share: 'aandeel percentage deel procent handel totale',
    trade_score: 'score punten plaats rangorde index handel',
    tariff:
      'goederen producten gold tarief tarieven heffing heffingen invoerrecht invoerrechten wederkerig lijst betaalt betalen procent nog kracht',
    surcharge: 'toeslag tijdelijke extra heffing',
    documents:
      'documenten verklaring verklaringen akkoord overeenkomst onderhandelingen nieuws laatste besluit handelsbelemmeringen',
    agency: 'dienst bureau departement ministerie organisatie commissie autoriteit',
    country: 'land staat',
    unitedStates: 'Amerika Verenigde Staten Amerikaanse Amerikanen VS',
  },
};
