ALTER TABLE "told_class" DROP COLUMN "person_until";--> statement-breakpoint
ALTER TABLE "told_class" DROP COLUMN "sequence";