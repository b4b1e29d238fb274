import { draftEvents } from '#events/portal/draft.events';
import { uploadQuestionEvents } from '#events/portal/upload-question.events';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { provideExport } from '#platform/export/contributions';
import { FILE_STORE } from '#platform/file-store/file-store';
import { owningFiles } from '#platform/file-store/sweep/file-owner';
import { provideProcess } from '#platform/processes/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { drafts } from '#projections/portal/drafts/drafts.projection';
import { uploadQuestions } from '#projections/portal/upload-questions/upload-questions.projection';
import { answersResource } from './administration/answers.resource';
import { ReadAnswerFile, UnmaskAnswers } from './administration/read-answers.routes';
import { uploadQuestionsResource } from './administration/upload-questions.resource';
import { answerFiles } from './answer-files';
import { AskQuestion, ReviseQuestion, WithdrawQuestion } from './commands/questions.routes';
import { RemoveAnswerFile } from './commands/remove-answer-file.route';
import { UploadAnswerFile } from './commands/upload-answer-file.route';
import { leftFilesAreDeleted } from './processes/left-files.process';
import { DownloadAnswerFile, PreviewAnswerFile } from './queries/answer-file.query';
import { answersOfUser } from './queries/answers-of-user';
import { GetPortal } from './queries/portal.query';

export const portalArea = area('portal', {
  events: [uploadQuestionEvents, draftEvents],
  readModels: [uploadQuestions, drafts],
  routes: {
    AskQuestion,
    ReviseQuestion,
    WithdrawQuestion,
    UploadAnswerFile,
    RemoveAnswerFile,
    DownloadAnswerFile,
    PreviewAnswerFile,
    GetPortal,
    // Keys name the bodies in the OpenAPI document.
    Unmask: UnmaskAnswers,
    File: ReadAnswerFile,
  },
  processes: [provideProcess(leftFilesAreDeleted, FILE_STORE)],
  providers: [
    owningFiles(answerFiles, StreamReader),
    provideResource(uploadQuestionsResource, READ_STORE),
    provideResource(answersResource, READ_STORE),
    provideExport(answersOfUser, READ_STORE, FILE_STORE),
  ],
});
