ALTER TABLE "provider" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "acronyms_and_abbreviations" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "position" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "medical_school" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "education" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "internship_and_residency" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "fellowships" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "board_certification" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "clinical_interests" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "bio" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "languages" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "accepting_new_patients" SET DEFAULT false;