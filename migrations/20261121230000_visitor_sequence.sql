-- Some projects grant sequences to everybody as well, and an identity column asks no rights to its own.
revoke all on sequence public.contact_visitors_id_seq from public, anon, authenticated, service_role;
