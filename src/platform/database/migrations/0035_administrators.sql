-- Until now "is_admin" made a superuser. From now on it lets an account into the admin area, and an administrator
-- is an account that holds every permission as well.
UPDATE "staff_user" SET "permissions" = ARRAY[
  'permissionPageManager',
  'permissionPageEditor',
  'permissionMediaManager',
  'permissionBlogManager',
  'permissionEventsManager',
  'permissionNewsManager',
  'permissionFormManager',
  'permissionUserManager',
  'permissionUserAdministrator',
  'permissionSettingsManager',
  'permissionRedirectManager',
  'permissionCHSpecialtiesManager',
  'permissionCHLocationManager',
  'permissionCHStaffMemberManager',
  'permissionCHClassManager',
  'permissionCHCMUSchedulingManager',
  'permissionFoundationManager',
  'permissionPatientFormManager',
  'permissionIncidentManager'
] WHERE "is_admin";
--> statement-breakpoint
UPDATE "staff_user" SET "is_admin" = true WHERE "disabled_at" IS NULL;
