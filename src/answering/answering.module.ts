import { Module } from '@nestjs/common';
import { AnsweringService } from './answering.service.js';

@Module({ providers: [AnsweringService], exports: [AnsweringService] })
export class AnsweringModule {}
