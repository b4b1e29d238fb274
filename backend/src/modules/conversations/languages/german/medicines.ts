import type { MedicineWords } from '../medicine-words';

export const medicines: MedicineWords = {
  took: '',
  afterTook: '',
  taken: 'genommen|eingenommen',
  injected: '',
  afterInjected: '',
  injection: 'gespritzt|injiziert',
  doseUnits: '',
  sharedUnits: '',
  pieces: '',
  furtherPieces: 'stück|tabletten?|kapseln?|tropfen|beutel|hübe?|zäpfchen|spritzen?|ampullen?',
  forms: 'spritze|infusion',
  ofMedicine: 'von',
  ownMedicine: '',
  aboutDose: '',
  halfDose: '',
  beforeDose: '',
  beforeTaken: 'nur|noch|dann',
  verbsOfMedicines: '',
  endings: '',
  names: '',
  longNames: '',
  noNames:
    'genommen|eingenommen|geschluckt|gegen|wegen|heute|gestern|und|oder|mit|ohne|noch|jetzt|dann|auch|nach|vor|am|um|zum|zur|bei|für|von|der|die|das|den|ich|hab|habe',
};
