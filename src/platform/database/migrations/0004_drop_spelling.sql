DROP INDEX "provider_spelling";--> statement-breakpoint
DROP INDEX "provider_languages";--> statement-breakpoint
DROP INDEX "specialty_spelling";--> statement-breakpoint
DROP INDEX "provider_sort";--> statement-breakpoint
CREATE INDEX "provider_sort" ON "provider" USING btree ("sort_name","id","accepting_new_patients","gender","languages");--> statement-breakpoint
ALTER TABLE "provider" DROP COLUMN "spelling";--> statement-breakpoint
ALTER TABLE "specialty" DROP COLUMN "spelling";