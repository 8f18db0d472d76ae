-- What gifts can be for becomes records. Gifts keep their texts: each one is the name of a record from now on.
INSERT INTO "designation" ("name", "position", "offered_to") VALUES
	('AED Continuing Education and Training', 1, 'public'),
	('Brick/Paver Program', 2, 'public'),
	('Cancer Survivorship', 3, 'public'),
	('Capital Campaign', 4, 'public'),
	('Conferences', 5, 'public'),
	('Diabetes Program', 6, 'public'),
	('Early Childhood Education Center', 7, 'public'),
	('Employee HELP Fund', 8, 'public'),
	('Employee Scholarship/ Education Fund', 9, 'public'),
	('Lodging Program', 10, 'public'),
	('Memoriam/Tribute Gift', 11, 'public'),
	('Nurse Residency Program', 12, 'public'),
	('Oncology', 13, 'public'),
	('Pink Ribbon Program', 14, 'public'),
	('The Birth Place', 15, 'public'),
	('Unrestricted Foundation Donation', 16, 'public'),
	('Year-End Gift', 17, 'public'),
	('Other', 18, 'public')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Other texts that gifts hold, such as of an earlier import, stay choices of staff.
INSERT INTO "designation" ("name", "position", "offered_to")
SELECT "designation", 18 + row_number() OVER (ORDER BY "designation"), 'staff'
FROM (SELECT "designation" FROM "gift" UNION SELECT "designation" FROM "monthly_gift") AS "held"
WHERE "designation" NOT IN (SELECT "name" FROM "designation")
ON CONFLICT DO NOTHING;
