import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CLOCK } from '../clock';
import { CONFIG } from '../config/config';
import { FILE_STORE } from '../file-store/file-store';
import { READINESS } from '../http/serving/readiness';
import { ProjectionRunner } from '../projection-runner/projection-runner';
import { ReactorRunner } from '../projection-runner/reactors/reactor-runner';
import { backupCommand } from './backup/backup.command';
import { doctorCommand } from './doctor/doctor.command';
import { provideExamination } from './doctor/examination';
import { examineFiles } from './doctor/examine-files';
import { examineInstallation } from './doctor/examine-installation';
import { examineStores } from './doctor/examine-stores';
import { provideOperatorCommand } from './operator-command';
import { OperatorCommandRunner } from './operator-command-runner';
import { projectionsCommand } from './projections.command';

@Module({
  imports: [DiscoveryModule],
  providers: [
    OperatorCommandRunner,
    provideOperatorCommand(projectionsCommand, ProjectionRunner),
    provideOperatorCommand(backupCommand, CONFIG, CLOCK),
    provideOperatorCommand(doctorCommand, DiscoveryService),
    provideExamination(examineInstallation, CONFIG),
    provideExamination(examineFiles, FILE_STORE),
    provideExamination(examineStores, READINESS, ProjectionRunner, ReactorRunner),
  ],
  exports: [OperatorCommandRunner],
})
export class OperatorModule {}
