/** What other areas may import from this one. */
export { ConfiguredModels } from './configured-models';
export { modelWorkDecider } from './domain/model-work.decider';
export { judgeBy, newMark } from './model-marks';
export { type ConversationModel, ModelConversations } from './model-conversations';
export { MonthlyBudget } from './monthly-budget';
export { modelIn, type PaidModelsSettings, paidModelsSettings } from './paid-models.settings';
