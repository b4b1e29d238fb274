import type { Sample } from './sample';

export const english: readonly Sample[] = [
  {
    topic: 'Interest rates of the Bank of Torvia',
    page: 'Bank of Torvia lifts key rate to 4.5 percent. The governors raised the cost of borrowing for the third time this year, citing food prices.',
    later:
      'Governors hold borrowing costs as prices cool. After a year of increases the monetary committee in Torvia left the key rate unchanged on Thursday.',
  },
  {
    topic: 'Strikes on the railways of Kelmark',
    page: 'Train drivers in Kelmark walk out for two days. The union wants a shorter week; most regional trains will not run.',
    later:
      'Unions and rail operator sign pay deal. Drivers return to work on Monday after the railways of Kelmark agreed to a 36-hour week.',
  },
  {
    topic: 'Measles outbreak in the Ostrin valley',
    page: 'Eleven children ill with measles in Ostrin. The health office has opened a vaccination centre in the town hall.',
    later:
      'Health office closes vaccination centre. No new case of measles has been reported in the valley for three weeks.',
  },
  {
    topic: 'Wildfires in the Serrado hills',
    page: 'Wildfire near Serrado forces 300 people from their homes. Firefighters expect strong winds until the weekend.',
    later:
      'Residents return as rain puts out blaze. The last hot spots in the hills above Serrado were extinguished on Sunday.',
  },
  {
    topic: 'New coach of FC Brunhaven',
    page: 'FC Brunhaven hires Iversen as head coach. The 48-year-old signs for two seasons and starts with the match in Dornau.',
    later:
      'Iversen out after six defeats. The club has put its assistant in charge of the team until the winter break.',
  },
  {
    topic: 'Lawsuit against Datavia over users’ data',
    page: 'Consumers sue Datavia over location records. The company is said to have sold where its users went without asking them.',
    later:
      'Judges order firm to delete location records. Datavia must also pay each of the plaintiffs 400 dollars, the appeals court ruled.',
  },
  {
    topic: 'Construction of the Lune bridge',
    page: 'Work on the new bridge across the Lune begins. It is to cost 85 million and carry four lanes from 2027.',
    later:
      'Bridge opens a year late. The crossing cost 21 million more than planned since the ground on the eastern bank was soft.',
  },
  {
    topic: 'Moon mission Halden 2',
    page: 'Lander Halden 2 lifts off for the Moon. The probe will look for ice near the south pole.',
    later:
      'Contact with lunar lander lost. Engineers received no signal after the probe began its descent to the surface.',
  },
  {
    topic: 'Drought and the wheat harvest in Marenia',
    page: 'Farmers in Marenia fear for their wheat. It has not rained in the south for nine weeks, and wells are running dry.',
    later:
      'Grain harvest smallest in twenty years. The ministry of agriculture allows imports free of duty until spring.',
  },
  {
    topic: 'Theft at the Arnfeld museum',
    page: 'Thieves take paintings from museum in Arnfeld. Three landscapes worth two million were cut from their frames at night.',
    later:
      'Stolen landscapes found in garage. Police arrested a former guard; the paintings are to hang in the gallery again by May.',
  },
];
