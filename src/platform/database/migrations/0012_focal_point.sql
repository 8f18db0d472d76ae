ALTER TABLE "image" ADD COLUMN "focal_x" real;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "focal_y" real;