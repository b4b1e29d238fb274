import type { Sample } from './sample';

export const italian: readonly Sample[] = [
  {
    topic: 'Tassi d’interesse della Banca di Torvia',
    page: 'La Banca di Torvia alza il tasso al 4,5 %. Il consiglio rincara il credito per la terza volta quest’anno e cita i prezzi degli alimentari.',
    later:
      'Pausa nei rialzi del credito. Dopo un anno di aumenti il comitato monetario ha lasciato giovedì il tasso invariato.',
  },
  {
    topic: 'Scioperi nelle ferrovie di Kelmark',
    page: 'I macchinisti di Kelmark incrociano le braccia per due giorni. Il sindacato chiede una settimana più corta; gran parte dei treni regionali non circolerà.',
    later:
      'Firmato l’accordo salariale. I macchinisti tornano al lavoro lunedì dopo che l’azienda ha accettato la settimana di 36 ore.',
  },
  {
    topic: 'Epidemia di morbillo nella valle di Ostrin',
    page: 'Undici bambini malati di morbillo a Ostrin. L’ufficio sanitario ha aperto un centro vaccinale nel municipio.',
    later: 'Chiude il centro vaccinale. Da tre settimane nella valle non si segnala alcun nuovo caso di morbillo.',
  },
  {
    topic: 'Incendi sulle colline di Serrado',
    page: 'Un incendio vicino a Serrado costringe 300 persone a lasciare le case. I vigili del fuoco attendono venti forti fino al fine settimana.',
    later:
      'La pioggia spegne il rogo, i residenti rientrano. Gli ultimi focolai sulle colline sopra Serrado sono stati estinti domenica.',
  },
  {
    topic: 'Nuovo allenatore dell’FC Brunhaven',
    page: 'L’FC Brunhaven ingaggia Iversen come allenatore. Il tecnico, 48 anni, firma per due stagioni e debutta nella partita di Dornau.',
    later: 'Iversen esonerato dopo sei sconfitte. Il club affida la squadra al vice fino alla sosta invernale.',
  },
  {
    topic: 'Causa contro Datavia sui dati degli utenti',
    page: 'Consumatori fanno causa a Datavia per i dati di posizione. La società avrebbe venduto gli spostamenti degli utenti senza chiedere il consenso.',
    later:
      'I giudici ordinano di cancellare i dati di posizione. Datavia dovrà anche pagare 400 euro a ogni ricorrente, ha deciso la corte d’appello.',
  },
  {
    topic: 'Costruzione del ponte sul Lune',
    page: 'Cominciano i lavori per il nuovo ponte sul Lune. Costerà 85 milioni e avrà quattro corsie dal 2027.',
    later:
      'Il ponte apre con un anno di ritardo. L’opera è costata 21 milioni più del previsto perché il terreno sulla riva est era cedevole.',
  },
  {
    topic: 'Missione lunare Halden 2',
    page: 'Il lander Halden 2 parte per la Luna. La sonda cercherà ghiaccio vicino al polo sud.',
    later:
      'Perso il contatto con la sonda lunare. Gli ingegneri non hanno più ricevuto segnali dopo l’inizio della discesa.',
  },
  {
    topic: 'Siccità e raccolto di grano in Marenia',
    page: 'Gli agricoltori della Marenia temono per il grano. Nel sud non piove da nove settimane e i pozzi si prosciugano.',
    later:
      'Il più piccolo raccolto di cereali da vent’anni. Il ministero dell’Agricoltura consente importazioni senza dazi fino a primavera.',
  },
  {
    topic: 'Furto al museo di Arnfeld',
    page: 'I ladri portano via dipinti dal museo di Arnfeld. Tre paesaggi del valore di due milioni sono stati tagliati dalle cornici di notte.',
    later:
      'Ritrovati in un garage i paesaggi rubati. La polizia ha arrestato un ex custode; le tele torneranno nella galleria entro maggio.',
  },
];
